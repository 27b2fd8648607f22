import { accountCalls } from '../auth/accounts.js';
import { blockCalls } from '../domain/blocks.js';
import { eventCalls } from '../domain/eventPayments.js';
import { financialDataCalls } from '../domain/financialData.js';
import { movementCalls } from '../domain/movements.js';
import { notificationCalls } from '../domain/notifications.js';
import { offerCalls } from '../domain/offers.js';
import { investorCalls } from '../domain/parties.js';
import { positionCalls } from '../domain/positions.js';
import { operationCalls } from '../domain/presentOperation.js';
import { registrationCalls } from '../domain/registrations.js';
import { requestCalls } from '../domain/requests.js';
import { requestSubmission } from '../domain/submission.js';
import { tradeCalls } from '../domain/trades.js';
import { settingsCalls } from '../domain/webhookSettings.js';
import type { ServiceCall } from '../work/ServiceCall.js';

export const services: Readonly<Record<string, ServiceCall>> = {
  ...registrationCalls,
  ...investorCalls,
  ...requestCalls,
  ...requestSubmission,
  ...financialDataCalls,
  ...offerCalls,
  ...operationCalls,
  ...eventCalls,
  ...positionCalls,
  ...blockCalls,
  ...tradeCalls,
  ...movementCalls,
  ...settingsCalls,
  ...notificationCalls,
  ...accountCalls,
};
