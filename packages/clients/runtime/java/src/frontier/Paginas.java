package frontier;

import frontier.Modelos.Tipo;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** As páginas de uma lista, até a primeira que não traz item novo ou que é recusada depois de {@code total} itens. */
final class Paginas<T> {
    private final Servico servico;
    private final Call call;
    private final BigDecimal size;
    private final Tipo<T> type;
    private final Set<Object> seen = new HashSet<>();
    private final long first;
    private BigDecimal total;
    private long number;
    private boolean isOver;

    /** @param size os itens de uma página cheia. */
    Paginas(Servico servico, Call call, long first, BigDecimal size, Tipo<T> type) {
        this.servico = servico;
        this.call = call;
        this.size = size;
        this.type = type;
        this.first = first;
        number = first;
    }

    /** A página seguinte, ou null depois da última. */
    T next() {
        if (isOver) {
            return null;
        }
        call.ask("page", number);
        try {
            Resposta answer = servico.exchange(call);
            return Servico.read(call, answer, () -> read(answer.json()));
        } catch (ErroDaApi.RequisicaoInvalida | ErroDaApi.NaoEncontrado refusal) {
            if (total == null || total.compareTo(BigDecimal.valueOf(seen.size())) > 0) {
                throw refusal;
            }
            return null;
        }
    }

    private T read(Object json) {
        List<?> items = itemsOf(json);
        total = totalOf(json);
        isOver = seen.containsAll(items);
        if (isOver && number == first + 1 && size.compareTo(BigDecimal.valueOf(items.size())) <= 0) {
            throw new IllegalArgumentException("a página " + number + " repete a " + first + ": o servidor ignorou page");
        }
        seen.addAll(items);
        boolean isFirst = number++ == first;
        return isOver && !isFirst ? null : type.read(json);
    }

    private static BigDecimal totalOf(Object json) {
        Object pagination = json instanceof Map<?, ?> page ? page.get("pagination") : null;
        Object given = pagination instanceof Map<?, ?> fields ? fields.get("total") : null;
        return given instanceof BigDecimal number ? number : null;
    }

    /** Os itens de uma página, para comparar; a lista pode ter qualquer nome. */
    private List<?> itemsOf(Object json) {
        Collection<?> fields = json instanceof Map<?, ?> map ? map.values() : json == null ? List.of() : List.of(json);
        List<?> lists = fields.stream().filter(List.class::isInstance).toList();
        if (lists.isEmpty()) {
            throw new IllegalArgumentException("a página " + number + " não tem uma lista");
        }
        return lists.stream().flatMap(list -> ((List<?>) list).stream()).toList();
    }
}
