import apiSidebar from './docs/pix/sidebar';

export default { pix: apiSidebar };
