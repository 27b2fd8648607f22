package frontier;

import frontier.Modelos.Tipo;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;

/** As páginas de uma lista, até a primeira que não traz item novo. */
final class Paginas<T> implements Iterator<T> {
    private final Servico servico;
    private final Call call;
    private final BigDecimal size;
    private final Tipo<T> type;
    private final Set<Object> seen = new HashSet<>();
    private final long first;
    private long number;
    private T next;
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

    @Override
    public boolean hasNext() {
        if (next == null && !isOver) {
            load();
        }
        return next != null;
    }

    @Override
    public T next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        T page = next;
        next = null;
        return page;
    }

    private void load() {
        call.ask("page", number);
        Resposta answer = servico.exchange(call);
        Object json = servico.read(call, answer);
        List<Object> items = itemsOf(answer, json);
        boolean isNew = !seen.containsAll(items);
        if (!isNew && number == first + 1 && size.compareTo(BigDecimal.valueOf(items.size())) <= 0) {
            throw fault(answer, "a página " + number + " repete a " + first + ": o servidor ignorou page");
        }
        if (isNew || number == first) {
            next = servico.convert(call, answer, json, type);
        }
        isOver = !isNew;
        seen.addAll(items);
        number++;
    }

    /** Os itens de uma página, para comparar; a lista pode ter qualquer nome. */
    private List<Object> itemsOf(Resposta answer, Object json) {
        Collection<?> fields = json instanceof Map<?, ?> map ? map.values() : json == null ? List.of() : List.of(json);
        List<? extends List<?>> lists = fields.stream()
            .filter(List.class::isInstance)
            .map(value -> (List<?>) value)
            .toList();
        if (lists.isEmpty()) {
            throw fault(answer, "a página " + number + " não tem uma lista");
        }
        return lists.stream().<Object>flatMap(List::stream).toList();
    }

    private SemResposta fault(Resposta answer, String reason) {
        isOver = true;
        return new SemResposta(call.id, new IllegalArgumentException(reason), answer.cabecalhos());
    }
}
