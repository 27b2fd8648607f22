/* Client module: the browser's frame around the page takes the colour of the mode that the reader chose, which may
   differ from the system's. */
const frame =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
if (frame) {
  const { dataset } = document.documentElement;
  const { content: light } = frame;
  const follow = () => {
    frame.content = (dataset.theme === 'dark' && frame.dataset.dark) || light;
  };
  new MutationObserver(follow).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  follow();
}
