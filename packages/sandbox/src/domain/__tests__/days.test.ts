import { describe, expect, it } from 'vitest';
import { loadRules } from '../../rules/Rules.js';
import { startIssued, trade } from '../../services/__tests__/story.js';
import { nextBusinessDay } from '../days.js';

const next = (day: string, parameters: object = {}) => {
  const rules = loadRules({ 'dias-uteis': { ajuste: 'seguinte', ...parameters } });
  return nextBusinessDay(rules.watch(), day);
};

describe('the next business day', () => {
  it.each([
    // Easter-based: Good Friday, 2 days before; Carnival, 48 and 47; Corpus Christi, 60 after.
    ['2024-03-29', '2024-04-01'],
    ['2025-04-18', '2025-04-22'],
    ['2026-04-03', '2026-04-06'],
    ['2038-04-23', '2038-04-26'],
    ['2024-02-12', '2024-02-14'],
    ['2025-03-01', '2025-03-05'],
    ['2026-02-17', '2026-02-18'],
    ['2027-02-08', '2027-02-10'],
    ['2024-05-30', '2024-05-31'],
    ['2025-06-19', '2025-06-20'],
    ['2026-06-04', '2026-06-05'],
    // National since 2024.
    ['2023-11-20', '2023-11-20'],
    ['2024-11-20', '2024-11-21'],
    ['2026-11-20', '2026-11-23'],
    // Fixed, weekends and the turn of a year.
    ['2026-09-07', '2026-09-08'],
    ['2026-10-10', '2026-10-13'],
    ['2027-12-31', '2027-12-31'],
    ['2028-01-01', '2028-01-03'],
    ['2026-03-16', '2026-03-16'],
    ['2028-02-29', '2028-03-01'],
    // Outside the library's years only weekends are non-business days.
    ['2101-01-01', '2101-01-03'],
    ['2101-04-21', '2101-04-21'],
  ])('from %s is %s', (day, expected) => {
    expect(next(day)).toBe(expected);
  });

  it('leaves out optional days, adds others and is the day itself, as the rule says', () => {
    const facultativos = false;
    expect(next('2026-02-16', { facultativos })).toBe('2026-02-16');
    expect(next('2026-06-04', { facultativos })).toBe('2026-06-04');
    expect(next('2026-04-03', { facultativos })).toBe('2026-04-06');
    expect(next('2026-12-24', { outros: ['2026-12-24', '2026-12-28'] })).toBe('2026-12-29');
    expect(next('2026-12-24')).toBe('2026-12-24');
    expect(next('2026-04-03', { ajuste: 'nenhum' })).toBe('2026-04-03');
    expect(() => next('2026-01-01', { outros: ['2026-02-30'] })).toThrow(
      'dias-uteis.outros[0]: deve ser um dia, como "2026-12-24"',
    );
  });
});

describe('with the rule', () => {
  /** Confirms a sale on Good Friday's eve at 23:30 in Brazil; it settles an hour later. */
  const sell = async (ajuste: string) => {
    const sandbox = await startIssued();
    await sandbox.call('PUT /_sandbox/rules', {
      'dias-uteis': { ajuste },
      liquidacao: { segundos: 3600 },
    });
    await sandbox.call('PUT /_sandbox/clock', { now: '2026-04-03T02:30:00Z' });
    const token = await sandbox.login();
    const { id } = await sandbox.read('POST /api/v1/compras-vendas', trade, token);
    const route = `POST /api/v1/movimentacoes/${id}/aprovacao`;
    const { headers } = await sandbox.call(route, { acao: 'CONFIRMAR' }, token);
    const { jobs } = await sandbox.read('GET /_sandbox/inspect');
    const isNamed = String(headers['sandbox-regras']).includes('dias-uteis');
    return [jobs[0]?.dueAt.slice(0, 16), isNamed];
  };

  it('settlements wait for the next business day, at the same time', async () => {
    expect(await sell('nenhum')).toEqual(['2026-04-03T03:30', false]);
    expect(await sell('seguinte')).toEqual(['2026-04-06T03:30', true]);
  });

  it('an event that falls due on another day is overdue after the next business day', async () => {
    const sandbox = await startIssued();
    const outros = ['2027-03-16', '2027-03-17'];
    const isOverdue = async (ajuste: string, now: string) => {
      await sandbox.call('PUT /_sandbox/rules', { 'dias-uteis': { ajuste, outros } });
      await sandbox.call('PUT /_sandbox/clock', { now });
      const token = await sandbox.login();
      const { text } = await sandbox.call('GET /api/v1/eventos', undefined, token);
      const operations = await sandbox.call('GET /api/v1/operacoes', undefined, token);
      const isTold = operations.text.includes('"possuiPagamentosInadimplentes":true');
      expect(text.includes('"inadimplente":true')).toBe(isTold);
      return isTold;
    };
    expect(await isOverdue('nenhum', '2027-03-17')).toBe(true);
    expect(await isOverdue('seguinte', '2027-03-18')).toBe(false);
    expect(await isOverdue('seguinte', '2027-03-19')).toBe(true);
  });
});
