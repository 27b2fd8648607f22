<?php
declare(strict_types=1);

function ambiente(string $nome, string $padrao = ''): string
{
    $valor = (string) getenv($nome);
    return $valor === '' ? $padrao : $valor;
}

define('SEGREDOS', array_filter(
    [ambiente('WEBHOOK_SEGREDO'), ambiente('WEBHOOK_SEGREDO_ANTERIOR')],
    fn (string $segredo) => $segredo !== '',
));
define('TIPO', ambiente('WEBHOOK_TIPO'));

// Valores iniciais: confirme-os com a Frontier ou com um teste. Um ajuste vazio é o mesmo que nenhum.
define('ALGORITMO', ambiente('WEBHOOK_ALGORITMO', 'sha256'));
define('CODIFICACAO', ambiente('WEBHOOK_CODIFICACAO', 'hex'));
define('PREFIXO', ambiente('WEBHOOK_PREFIXO'));

define('ERROS', array_filter(
    [
        ['WEBHOOK_TIPO', TIPO, ['HMAC', 'BEARER_TOKEN', 'CUSTOM_HEADER', 'CUSTOM_QUERY_PARAMETER']],
        ['WEBHOOK_ALGORITMO', ALGORITMO, ['sha1', 'sha256', 'sha384', 'sha512']],
        ['WEBHOOK_CODIFICACAO', CODIFICACAO, ['hex', 'base64']],
    ],
    fn (array $ajuste) => !in_array($ajuste[1], $ajuste[2], true),
));
// Com um ajuste errado ou sem segredo, toda entrega é recusada.
foreach (ERROS as [$nome, , $aceitos]) {
    error_log("$nome: use " . implode(', ', $aceitos));
}
if (SEGREDOS === []) {
    error_log('WEBHOOK_SEGREDO: informe o segredo');
}

function assinado(string $corpo): string
{
    return $corpo;
}

function esperar(string $segredo, string $corpo): string
{
    if (TIPO !== 'HMAC') {
        return PREFIXO . $segredo;
    }
    $assinatura = hash_hmac(ALGORITMO, assinado($corpo), $segredo, true);
    return PREFIXO . (CODIFICACAO === 'base64' ? base64_encode($assinatura) : bin2hex($assinatura));
}

function verificar(string $corpo, mixed $recebido): bool
{
    if (ERROS !== [] || !is_string($recebido)) {
        return false;
    }
    foreach (SEGREDOS as $segredo) {
        if (hash_equals(esperar($segredo, $corpo), $recebido)) {
            return true;
        }
    }
    return false;
}

// Só na linha de comando, e não quando outro programa inclui este arquivo.
if (PHP_SAPI === 'cli' && realpath($_SERVER['SCRIPT_FILENAME'] ?? '') === __FILE__) {
    echo verificar(stream_get_contents(STDIN), $argv[1] ?? null) ? 'aceita' : 'recusada', PHP_EOL;
}
