import { memo, Suspense, type ComponentType } from 'react'
import { Navigate, Route, Routes, UNSAFE_LocationContext as LocationContext, useLocation } from 'react-router'

import { readPlace, tabPath } from '../ground/place/place.ts'
import { PageBoundary } from './page-boundary.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { accountActionPage, tabPages, type LazyPage } from './tab-pages.tsx'
import { useScrollPosition } from './use-scroll-position.ts'
import type { Visit } from './use-visit.ts'

/**
 * The page of a visit, without and with a locale. An unknown tab leads to the overview. What it shows reads the address of the visit, and nothing of it is
 * drawn again before that: the frame answers a press at once, however much the page has.
 */
export const Pages = memo(function Pages({ visit }: { visit: Visit }) {
  const { tab, item } = readPlace(visit.location.pathname)
  const show = ({ Page }: LazyPage) => <ShownPage of={Page} />
  return (
    <LocationContext value={visit}>
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
    </LocationContext>
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
