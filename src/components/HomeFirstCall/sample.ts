import { portal } from '../../../portal.config';

/** Address of a service in its test environment, from the provider's list. */
function hostOf(serviceId: string): string {
  const service = portal.services.find(({ id }) => id === serviceId);
  if (!service) {
    throw new Error(`portal.config.ts has no service '${serviceId}', which the front page needs`);
  }
  return new URL(service.specUrl).origin;
}

/** First request: credentials for a token (specification §7, Authentication). */
export const tokenRequest = `curl -X POST \\
  ${hostOf('autenticacao')}/api/v1/auth \\
  -H 'Content-Type: application/json' \\
  -d '{
    "apiKey": "d23f0824-128b-4f33-8c5c-7fd0a6a3a450",
    "secretKey": "sk_homologacao_8Qv2LmZr5TnW"
  }'`;

/** Shape of its answer; the token is cut, since its content tells the reader nothing. */
export const tokenResponse = `{
  "accessToken": "eyJhbGciOiJIUzI1NiIs...",
  "expiresAt": "2026-03-10T15:30:00Z"
}`;

/** Second request: any other call carries the token (specification §6, §7, Operations). */
export const tokenUse = `curl ${hostOf('operacao')}/api/v1/operacoes \\
  -H "Authorization: Bearer $ACCESS_TOKEN"`;
