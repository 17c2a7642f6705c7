/** Which screen the address bar asks for. */
export type Route =
  | { screen: 'home' }
  | { screen: 'table'; id: string }
  | { screen: 'watch'; id: string }
  | { screen: 'rules'; profile: string; clause: string }
  | { screen: 'keeper' }
  | { screen: 'replay'; id: string; table: string; watching: boolean }
  | { screen: 'again'; id: string }
  | { screen: 'stats' }
  | { screen: 'account' }
  | { screen: 'problems' }
  | { screen: 'friends'; joining: boolean }
  | { screen: 'missing' };

/** Reads a path and fragment as a route. */
export function routeOf(path: string, hash = ''): Route {
  const [, first = '', second = '', third = ''] = path.split('/');
  if (first === '') return { screen: 'home' };
  if (first === 't' && second) return { screen: 'table', id: decodeURIComponent(second) };
  if (first === 'w' && second) return { screen: 'watch', id: decodeURIComponent(second) };
  if (first === 'rules') return { screen: 'rules', profile: decodeURIComponent(second), clause: hash.replace('#', '') };
  if (first === 'keeper') return { screen: 'keeper' };
  if (first === 'replay') {
    const watching = second === 'w' && third !== '';
    const own = watching || (second === 't' && third !== '');
    const [id, table] = own ? ['', decodeURIComponent(third)] : [decodeURIComponent(second), ''];
    return { screen: 'replay', id, table, watching };
  }
  if (first === 'again' && second) return { screen: 'again', id: decodeURIComponent(second) };
  if (first === 'stats') return { screen: 'stats' };
  if (first === 'account') return { screen: 'account' };
  if (first === 'problems') return { screen: 'problems' };
  if (first === 'friends') return { screen: 'friends', joining: hash === '#join' };
  return { screen: 'missing' };
}

let current = $state<Route>(routeOf(location.pathname, location.hash));

export const route = (): Route => current;

function follow(): void {
  current = routeOf(location.pathname, location.hash);
}

export function go(path: string): void {
  history.pushState(null, '', path);
  follow();
  if (!location.hash) scrollTo(0, 0);
}

/** Goes elsewhere without leaving this page to come back to. */
export function replace(path: string): void {
  history.replaceState(null, '', path);
  follow();
}

/** Follows back and forward, and turns clicks on our own links into navigation without a reload. */
export function listen(): () => void {
  const click = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  };
  addEventListener('popstate', follow);
  document.addEventListener('click', click);
  return () => {
    removeEventListener('popstate', follow);
    document.removeEventListener('click', click);
  };
}
