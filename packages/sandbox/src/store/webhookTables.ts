import type { Generated } from 'kysely';
import type { JsonText } from './columns.js';

export interface WebhookTables {
  notifications: NotificationTable;
  webhook_settings: { company: string; data: JsonText };
  deliveries: DeliveryTable;
  notification_tests: { id: string; number: Generated<number>; company: string; created_at: Date };
}

export interface NotificationTable {
  id: string;
  number: Generated<number>;
  company: string;
  subject_id: string;
  subject_type: string;
  event_type: string;
  metadata: JsonText;
  created_at: Date;
  expires_at: Date;
  feed_id: string | null;
  ack_at: Date | null;
}

export interface DeliveryTable {
  id: string;
  number: Generated<number>;
  company: string;
  notification_id: string;
  subject_id: string;
  status: 'PENDING' | 'SUCCESS' | 'FAILED';
  attempts: Generated<number>;
  response_status: number | null;
  response_body: string | null;
  error_message: string | null;
  created_at: Date;
  updated_at: Date;
  delivered_at: Date | null;
  next_attempt_at: Date;
  leased_until: Date | null;
}
