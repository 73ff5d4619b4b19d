import { useDispatch, useSelector } from 'react-redux'

import type { RootState, Store } from './create-store.ts'

export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>()
export const useAppSelector = useSelector.withTypes<RootState>()

/** Passed to a query hook instead of its argument, it prevents the call. */
export { skipToken } from '@reduxjs/toolkit/query/react'
