import { writeForm } from '../../../packages/sandbox/src/__tests__/startSandbox.js';
import type { RequestPlan } from './drawRequests.js';
import { type IdReference, MARK } from './drawValues.js';
import { breakRequest } from './faults.js';
import type { Outgoing } from './Outgoing.js';
import type { Company, World } from './World.js';

/** Completes a drawn request with existing objects. */
export async function makeRequest(plan: RequestPlan, world: World) {
  const company = world.companies[plan.company] as Company;
  const fill = <Part>(part: Part): Part => fillIn(part, company, world) as Part;
  const params = Object.entries(fill(plan.params));
  const query = Object.entries(fill(plan.query));
  const request: Outgoing = {
    method: plan.call.method,
    path: params.reduce(
      (path, [name, value]) => path.replace(`{${name}}`, encodeURIComponent(String(value))),
      plan.call.path,
    ),
    query: query.flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
    ),
    headers: plan.call.secured ? { authorization: `Bearer ${company.token}` } : {},
    body: structuredClone(fill(plan.body)),
  };
  if (plan.call.id === 'gerarTokenDeAcesso' && plan.dice & 1) {
    request.body = { apiKey: company.apiKey, secretKey: company.secretKey };
  }
  if (plan.call.body) request.headers['content-type'] = plan.call.body.mediaType;
  if (plan.call.body?.mediaType === 'multipart/form-data') {
    const parts = Object.entries(request.body as object).map(([name, value]) => [
      name,
      value === 'binary' ? Buffer.from('%PDF-1.7 \u0000\u00ff') : String(value),
    ]);
    const form = new Response(writeForm(Object.fromEntries(parts)));
    request.headers['content-type'] = form.headers.get('content-type') ?? '';
    request.payload = Buffer.from(await form.arrayBuffer());
  }
  breakRequest(request, plan.fault, { dice: plan.dice, company });
  return { request, company };
}

function fillIn(part: unknown, company: Company, world: World): unknown {
  if (typeof part === 'string') return part.replaceAll(MARK, company.mark);
  if (Array.isArray(part)) return part.map((item) => fillIn(item, company, world));
  if (typeof part !== 'object' || part === null) return part;
  if ('$pick' in part) return world.pick(company, (part as IdReference).$pick);
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, fillIn(value, company, world)]),
  );
}
