/*
 * Runs in development only. After each change, React Router's hot reload lets its router load the page's data again before it
 * refreshes the components. Pages have no router in the browser.
 */
Object.assign(globalThis, { __reactRouterDataRouter: { revalidate: () => Promise.resolve() } })
