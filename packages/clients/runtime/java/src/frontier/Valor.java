package frontier;

/**
 * Um valor de uma lista do contrato. A lista é fechada ao enviar: só há os valores dela. É aberta ao ler: um que o
 * contrato não conhece chega com o seu texto, em vez de falhar.
 */
public abstract class Valor {
    private final String texto;

    Valor(String texto) {
        this.texto = texto;
    }

    /** O valor, como vai em JSON. */
    @Override
    public final String toString() {
        return texto;
    }

    @Override
    public final boolean equals(Object other) {
        return other != null && other.getClass() == getClass() && other.toString().equals(texto);
    }

    @Override
    public final int hashCode() {
        return texto.hashCode();
    }
}
