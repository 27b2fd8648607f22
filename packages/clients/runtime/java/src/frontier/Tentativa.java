package frontier;

import java.time.Duration;
import java.util.Map;

/**
 * Uma tentativa de uma chamada, sem corpos nem token. O endereço pode ter dados pessoais, como um CPF.
 *
 * @param operacao o operationId.
 * @param numero 1 é a primeira.
 * @param status o código da resposta; null se não veio uma inteira.
 * @param falha por que não veio, ou null.
 * @param cabecalhos os da resposta, por nome em minúsculas.
 * @param segundosDeEspera quantos segundos o servidor pede que se espere (Retry-After), ou null.
 */
public record Tentativa(
    String operacao,
    String metodo,
    String endereco,
    int numero,
    Duration duracao,
    Integer status,
    Throwable falha,
    Map<String, String> cabecalhos,
    Long segundosDeEspera
) {}
