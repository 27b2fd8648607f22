package frontier;

/** Um arquivo a enviar, com o nome e o tipo de mídia. */
public record Arquivo(String nome, byte[] conteudo, String tipo) {
    public Arquivo {
        if (nome == null || conteudo == null || tipo == null || tipo.matches("(?s).*[\r\n].*")) {
            throw new IllegalArgumentException("Arquivo: use um nome, os bytes e um tipo de mídia");
        }
    }
}
