package frontier;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** O token de uma conta, para todos os serviços. */
final class Token {
    /** Um token é trocado tanto antes de expirar. */
    private static final Duration MARGIN = Duration.ofMinutes(1);
    private static final String CALL = "gerarTokenDeAcesso";
    private final ReentrantLock lock = new ReentrantLock();
    private String text;
    private Instant until = Instant.MIN;

    /** O token; outro, depois que um foi recusado com 401 ou um minuto antes de expirar. */
    String read(Supplier<AutenticacaoApi.TokenDeAcesso> generate, Duration limite, String refused) {
        try {
            if (!lock.tryLock(limite.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new SemResposta(CALL, new TimeoutException("outra chamada espera o token"));
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new SemResposta(CALL, stop);
        }
        try {
            if (text == null || text.equals(refused) || !Instant.now().isBefore(until)) {
                renew(generate.get());
            }
            return text;
        } finally {
            lock.unlock();
        }
    }

    private void renew(AutenticacaoApi.TokenDeAcesso given) {
        if (given.accessToken() == null || given.accessToken().isEmpty()) {
            throw new SemResposta(CALL, new IllegalStateException("a autenticação respondeu sem accessToken"));
        }
        text = given.accessToken();
        Instant end = readInstant(given.expiresAt());
        // Um que já chega expirado é de um relógio que difere do nosso, como o do simulador.
        until = end.isAfter(Instant.now()) ? end : Instant.MAX;
    }

    private static Instant readInstant(String text) {
        try {
            return text == null ? Instant.MIN : Instant.parse(text).minus(MARGIN);
        } catch (ArithmeticException | DateTimeException unreadable) {
            return Instant.MIN;
        }
    }
}
