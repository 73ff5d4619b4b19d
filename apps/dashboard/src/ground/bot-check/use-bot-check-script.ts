import { botCheckChanged } from '@search-foundation/store/embedding'
import { useAppDispatch } from '@search-foundation/store/hooks'
import { loadBotCheck } from '@search-foundation/store/load-bot-check'
import { useEffect, useState } from 'react'

/** Loads the bot check's script and stores how far that is. Returns a function that loads it again. */
export function useBotCheckScript(address: string): () => void {
  const dispatch = useAppDispatch()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    dispatch(botCheckChanged('loading'))
    loadBotCheck(address).then(
      () => isCurrent && dispatch(botCheckChanged('loaded')),
      (error: unknown) => {
        console.warn('The bot check could not be loaded.', error)
        if (isCurrent) dispatch(botCheckChanged('error'))
      },
    )
    return () => {
      isCurrent = false
      dispatch(botCheckChanged('cleanup'))
    }
  }, [attempt, address, dispatch])

  return () => setAttempt((count) => count + 1)
}
