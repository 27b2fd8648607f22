import type { ClientModule } from '@docusaurus/types';
import { ROUTE_EVENT } from '../browser/events';

/** Tells the page script of client-side navigation; the first route is known to it already. */
const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({ previousLocation }) => {
  if (previousLocation) document.dispatchEvent(new Event(ROUTE_EVENT));
};

export default { onRouteDidUpdate } satisfies ClientModule;
