package frontier;

import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.function.Supplier;

/** O token de uma conta, para todos os serviços. */
final class Token {
    /** Um token é trocado tanto antes de expirar. */
    private static final Duration MARGIN = Duration.ofMinutes(1);
    private final Supplier<AutenticacaoApi.TokenDeAcesso> generate;
    private String text;
    private Instant until = Instant.MIN;

    Token(Supplier<AutenticacaoApi.TokenDeAcesso> generate) {
        this.generate = generate;
    }

    /** O token; outro, depois que um foi recusado com 401 ou um minuto antes de expirar. */
    synchronized String read(String refused) {
        if (text == null || text.equals(refused) || !Instant.now().isBefore(until)) {
            AutenticacaoApi.TokenDeAcesso given = generate.get();
            if (given == null || given.accessToken() == null) {
                throw new IllegalStateException("a autenticação respondeu sem accessToken");
            }
            text = given.accessToken();
            Instant end = readInstant(given.expiresAt());
            // Um que já chega expirado é de um relógio que difere do nosso, como o do simulador.
            until = end.isAfter(Instant.now()) ? end : Instant.MAX;
        }
        return text;
    }

    private static Instant readInstant(String text) {
        try {
            return text == null ? Instant.MIN : Instant.parse(text).minus(MARGIN);
        } catch (DateTimeParseException unreadable) {
            return Instant.MIN;
        }
    }
}
