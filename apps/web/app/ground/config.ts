/** Addresses of the services that the site calls, checked when the site was built. */
export const config = siteServices
