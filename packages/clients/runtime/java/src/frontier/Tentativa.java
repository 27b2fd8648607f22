package frontier;

import java.time.Duration;

/**
 * Uma tentativa de uma chamada, sem corpos nem token. O endereço pode ter dados pessoais, como um CPF.
 *
 * @param operacao o operationId.
 * @param numero 1 é a primeira.
 * @param status o código da resposta; null se não veio uma inteira.
 * @param falha por que não veio, ou null.
 */
public record Tentativa(
    String operacao, String metodo, String endereco, int numero, Duration duracao, Integer status, Throwable falha
) {}
