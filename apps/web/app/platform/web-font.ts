import fontSheet from 'pretendard-gov/dist/web/variable/pretendardvariable-gov-dynamic-subset.css?url';

let isAdded = false;

/** Wide screens get the web font once the page is there; phones keep their own and fetch nothing. */
export function addWebFont(): void {
  if (isAdded || !matchMedia('(min-width: 721px)').matches) return;
  isAdded = true;
  const add = () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = fontSheet;
    document.head.append(link);
  };
  if (document.readyState === 'complete') add();
  else window.addEventListener('load', add, { once: true });
}
