import { checkByDefault, type PasswordCheck } from '@search-foundation/auth/password-check'
import { useEffect, useState } from 'react'

import { useServices } from '../../ground/services/services.tsx'

/** Checks a password against the identity provider's policy while it is typed; against the default policy until that has been fetched. */
export function usePasswordCheck(password: string): PasswordCheck {
  const { auth } = useServices()
  const [check, setCheck] = useState<PasswordCheck>()
  useEffect(() => {
    let isCurrent = true
    void auth.checkPassword(password).then((checked) => isCurrent && setCheck(checked))
    return () => {
      isCurrent = false
    }
  }, [auth, password])
  return check ?? checkByDefault(password)
}
