import type { ClientModule } from '@docusaurus/types';
import { ROUTE_EVENT } from '../browser/events';

/** Notifies the page script of client-side navigation; it handles the first route itself. */
const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({ previousLocation }) => {
  if (previousLocation) document.dispatchEvent(new Event(ROUTE_EVENT));
};

export default { onRouteDidUpdate } satisfies ClientModule;
