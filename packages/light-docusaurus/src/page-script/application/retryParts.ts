import registry from '@generated/registry';
import { loadPart } from './loadPart';

// Before the application makes its routes, which take each part's loader from this table.
if (typeof window !== 'undefined') {
  for (const part of Object.values(registry)) part[0] = loadPart(part[0]);
}
