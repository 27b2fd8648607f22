import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openSimulator } from '../../apps/portal/tests/docs/support/openSimulator';
import { readBlocks } from '../../apps/portal/tests/docs/support/readBlocks';
import { readVerifiers } from '../../apps/portal/tests/docs/support/readVerifiers';

const PAGE = 'apps/portal/docs/frontier/webhook/autenticacao.mdx';
const JOURNEY = 'apps/portal/docs/frontier/jornadas/webhooks.mdx';

it('the page finds the signature of a delivery that the journey’s receiver kept', async () => {
  const { close, examples, openShell, point, receiver: own } = await openSimulator();
  const shell = await openShell({ journey: 'webhooks' });
  const titled = (file: string, title: string) => {
    const all = readBlocks(file, readFileSync(file, 'utf8'));
    return point(all.find(({ meta }) => meta.get('title')?.startsWith(title))?.code ?? '');
  };
  shell.save('receptor.mjs', titled(JOURNEY, 'receptor.mjs'));
  shell.save(
    'verificador.mjs',
    readVerifiers().find(({ language }) => language === 'js')?.code ?? '',
  );
  const { value } = examples.request('atualizarConfiguracao', 'comHmac');
  shell.save('configuracao.json', point(JSON.stringify(value)));
  const { complaint } = await shell.run(`
    node receptor.mjs > receptor.log 2>&1 & echo $! > receptor.pid
    curl --silent --retry 50 --retry-connrefused --retry-delay 1 "${own}"
    chamar() { curl --silent --fail "$@" -H "Authorization: Bearer $TOKEN"; }
    chamar -X PUT "$API/api/v1/configuration" -H 'Content-Type: application/json' -d @configuracao.json
    TESTES="$API/api/v1/platform-notifications-tests"
    chamar -X POST "$TESTES/$(chamar -X POST "$TESTES" | jq -r .notificationId)/send" > envio.json
    export ASSINATURA=$(tail -n 1 entregas.jsonl | jq -r '.cabecalhos["x-assinatura"]')
    export WEBHOOK_SEGREDO=$(jq -r .webhookConfig.hmacSecret configuracao.json)`);
  const { printed } = await shell.run(titled(PAGE, 'Que algoritmo'));
  await shell.close();
  await close();
  const results = ['sha1', 'sha256', 'sha384', 'sha512'].flatMap((algorithm) =>
    ['hex', 'base64'].map((coding) => {
      const isOurs = algorithm === 'sha256' && coding === 'hex';
      return `${algorithm} ${coding}: ${isOurs ? 'aceita' : 'recusada'}`;
    }),
  );
  expect(printed.split('\n'), complaint).toEqual(results);
});
