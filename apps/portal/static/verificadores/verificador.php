<?php
declare(strict_types=1);

function ambiente(string $nome, string $padrao = ''): string
{
    $valor = getenv($nome);
    return $valor === false ? $padrao : $valor;
}

define('TIPO', ambiente('WEBHOOK_TIPO'));
define('SEGREDOS', array_filter(
    [ambiente('WEBHOOK_SEGREDO'), ambiente('WEBHOOK_SEGREDO_ANTERIOR')],
    fn (string $segredo) => $segredo !== '',
));

// Valores iniciais: confirme-os com a Frontier ou com um teste.
define('ALGORITMO', ambiente('WEBHOOK_ALGORITMO', 'sha256'));
define('CODIFICACAO', ambiente('WEBHOOK_CODIFICACAO', 'hex'));
define('PREFIXO', ambiente('WEBHOOK_PREFIXO'));

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

function verificar(string $corpo, ?string $recebido): bool
{
    if ($recebido === null) {
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
