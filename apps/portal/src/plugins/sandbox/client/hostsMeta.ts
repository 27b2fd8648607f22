/** Name of the `meta` that tells a page the hosts of its samples, and the simulator's address. */
export const HOSTS_META = 'sample-hosts';
