package frontier;

/** Um arquivo a enviar, com o nome e o tipo de mídia. */
public record Arquivo(String nome, byte[] conteudo, String tipo) {}
