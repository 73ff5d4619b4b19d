import { memo, Suspense, type ComponentType } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'

import { readPlace, tabPath } from '../ground/place/place.ts'
import { PageBoundary } from './page-boundary.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { accountActionPage, tabPages, type LazyPage } from './tab-pages.tsx'
import { useScrollPosition } from './use-scroll-position.ts'

/** The page of the address, without and with a locale. An unknown tab leads to the overview. */
export const Pages = memo(function Pages() {
  const { tab, item } = readPlace(useLocation().pathname)
  const show = ({ Page }: LazyPage) => <ShownPage of={Page} />
  return (
    <PageBoundary page={`${tab}/${item}`}>
      <Suspense fallback={<PageSkeleton tab={tab} item={item} />}>
        <Routes>
          <Route path=":locale?/api-dashboard">
            {tabPages.map(({ id, path, page }) => (
              <Route key={id} {...(path === '' ? { index: true } : { path })} element={show(page)} />
            ))}
            {tabPages.map(
              ({ id, itemPage }) =>
                itemPage && <Route key={id} path={`${id}/:id`} element={show(itemPage)} />,
            )}
            <Route path="account-action" element={show(accountActionPage)} />
            <Route path="*" element={<UnknownTab />} />
          </Route>
        </Routes>
      </Suspense>
    </PageBoundary>
  )
})

function ShownPage({ of: Page }: { of: ComponentType }) {
  useScrollPosition()
  return <Page />
}

function UnknownTab() {
  const { pathname, search } = useLocation()
  return <Navigate replace to={tabPath('overview', readPlace(pathname).locale) + search} />
}
