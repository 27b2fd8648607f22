/*
 * The frame that a browser draws around the page takes the colour of the mode that the reader chose,
 * which need not be that of the system.
 */
const frame = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
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
