import { useFailure } from '../failures/use-failure.ts'
import { saveFile } from './save-file.ts'

/** Returns a function that saves the file of a download call under a name. A failure is shown. */
export function useDownload() {
  const failure = useFailure()
  return async (call: { unwrap: () => Promise<string> }, name: string): Promise<void> => {
    try {
      saveFile(await call.unwrap(), name)
    } catch (error) {
      failure.show(error)
    }
  }
}
