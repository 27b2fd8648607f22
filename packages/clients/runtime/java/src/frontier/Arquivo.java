package frontier;

/** Um arquivo a enviar, com o nome e o tipo de mídia. */
public record Arquivo(String nome, byte[] conteudo, String tipo) {
    public Arquivo {
        boolean isNamed = nome != null && !nome.isEmpty();
        if (!isNamed || conteudo == null || tipo == null || !tipo.matches("[!-~]+/[ -~]+")) {
            throw new IllegalArgumentException("Arquivo: use um nome, os bytes e um tipo como application/pdf");
        }
    }
}
