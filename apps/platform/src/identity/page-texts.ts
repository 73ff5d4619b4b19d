/** What the pages of the identity front say. */
export interface PageTexts {
  local: string
  cancel: string
  goOn: string
  picker: {
    title: (provider: string) => string
    choose: (provider: string) => string
    none: (provider: string) => string
    add: string
    name: string
    email: string
    signIn: string
    done: string
    lost: string
    badRequest: string
    back: string
  }
  action: {
    verifyEmail: {
      title: string
      text: (email: string) => string
      button: string
      done: (email: string) => string
    }
    verifyAndChangeEmail: {
      title: string
      text: (email: string) => string
      button: string
      done: (email: string) => string
    }
    recoverEmail: {
      title: string
      text: (email: string) => string
      button: string
      done: (email: string) => string
    }
    resetPassword: {
      title: string
      text: (email: string) => string
      button: string
      done: (email: string) => string
    }
    password: string
    passwordHint: (minimum: number) => string
    passwordFault: (minimum: number) => string
    used: { title: string; text: string }
    noAddress: { title: string; text: string }
  }
}

const en: PageTexts = {
  local: 'Sign-in of the local platform. No account at another company is used.',
  cancel: 'Cancel',
  goOn: 'Back to the app',
  picker: {
    title: (provider) => `Sign in with ${provider}`,
    choose: (provider) => `Choose a local ${provider} account`,
    none: (provider) => `There is no local ${provider} account yet. Add one.`,
    add: 'Add an account',
    name: 'Name',
    email: 'Mail address',
    signIn: 'Add and sign in',
    done: 'You are signed in. You can close this window.',
    lost: 'The page that asked for this sign-in is gone. Close this window and try again.',
    badRequest: 'This sign-in cannot be made',
    back: 'The address lacks a provider or an app, or leads to a page that is not ours. Go back and try again.',
  },
  action: {
    verifyEmail: {
      title: 'Confirm your mail address',
      text: (email) => `Is ${email} your address?`,
      button: 'Confirm address',
      done: (email) => `${email} is confirmed.`,
    },
    verifyAndChangeEmail: {
      title: 'Confirm your new mail address',
      text: (email) => `Use ${email} for your account from now on?`,
      button: 'Use this address',
      done: (email) => `Your account uses ${email} now. Sign in again.`,
    },
    recoverEmail: {
      title: 'Take your address back',
      text: (email) => `Use ${email} for your account again?`,
      button: 'Use this address again',
      done: (email) => `Your account uses ${email} again. Choose a new password if someone else may know it.`,
    },
    resetPassword: {
      title: 'Choose a new password',
      text: (email) => `For the account ${email}.`,
      button: 'Save password',
      done: (email) => `The password of ${email} is changed. Sign in with it.`,
    },
    password: 'New password',
    passwordHint: (minimum) => `At least ${minimum} characters.`,
    passwordFault: (minimum) => `Choose a password of at least ${minimum} characters.`,
    used: {
      title: 'This link does not work any more',
      text: 'It was used already, or it is too old. Ask for a new one.',
    },
    noAddress: {
      title: 'This link leads nowhere',
      text: 'It names no page of ours to go on to. Ask for a new one in the app.',
    },
  },
}

const de: PageTexts = {
  local: 'Anmeldung der lokalen Plattform. Kein Konto bei einer anderen Firma wird benutzt.',
  cancel: 'Abbrechen',
  goOn: 'Zurück zur App',
  picker: {
    title: (provider) => `Mit ${provider} anmelden`,
    choose: (provider) => `Lokales ${provider}-Konto wählen`,
    none: (provider) => `Es gibt noch kein lokales ${provider}-Konto. Legen Sie eines an.`,
    add: 'Konto anlegen',
    name: 'Name',
    email: 'E-Mail-Adresse',
    signIn: 'Anlegen und anmelden',
    done: 'Sie sind angemeldet. Sie können dieses Fenster schließen.',
    lost: 'Die Seite, die diese Anmeldung wollte, ist nicht mehr da. Schließen Sie das Fenster und versuchen Sie es noch einmal.',
    badRequest: 'Diese Anmeldung geht nicht',
    back: 'Der Adresse fehlt ein Anbieter oder eine App, oder sie führt zu einer fremden Seite. Gehen Sie zurück und versuchen Sie es noch einmal.',
  },
  action: {
    verifyEmail: {
      title: 'E-Mail-Adresse bestätigen',
      text: (email) => `Ist ${email} Ihre Adresse?`,
      button: 'Adresse bestätigen',
      done: (email) => `${email} ist bestätigt.`,
    },
    verifyAndChangeEmail: {
      title: 'Neue E-Mail-Adresse bestätigen',
      text: (email) => `Soll Ihr Konto ab jetzt ${email} benutzen?`,
      button: 'Diese Adresse benutzen',
      done: (email) => `Ihr Konto benutzt jetzt ${email}. Melden Sie sich neu an.`,
    },
    recoverEmail: {
      title: 'Adresse zurückholen',
      text: (email) => `Soll Ihr Konto wieder ${email} benutzen?`,
      button: 'Diese Adresse wieder benutzen',
      done: (email) =>
        `Ihr Konto benutzt wieder ${email}. Wählen Sie ein neues Passwort, wenn jemand anders es kennen könnte.`,
    },
    resetPassword: {
      title: 'Neues Passwort wählen',
      text: (email) => `Für das Konto ${email}.`,
      button: 'Passwort speichern',
      done: (email) => `Das Passwort von ${email} ist geändert. Melden Sie sich damit an.`,
    },
    password: 'Neues Passwort',
    passwordHint: (minimum) => `Mindestens ${minimum} Zeichen.`,
    passwordFault: (minimum) => `Wählen Sie ein Passwort mit mindestens ${minimum} Zeichen.`,
    used: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'Er wurde schon benutzt oder ist zu alt. Fordern Sie einen neuen an.',
    },
    noAddress: {
      title: 'Dieser Link führt nirgendwohin',
      text: 'Er nennt keine Seite von uns, auf der es weitergeht. Fordern Sie in der App einen neuen an.',
    },
  },
}

/** The words of the first language given that we have; English otherwise. `wanted` is a language tag or an `Accept-Language` header. */
export function textsFor(...wanted: readonly (string | undefined)[]): {
  language: 'en' | 'de'
  words: PageTexts
} {
  for (const tag of wanted.flatMap((list) => list?.split(',') ?? [])) {
    const language = tag.trim().slice(0, 2).toLowerCase()
    if (language === 'de') return { language, words: de }
    if (language === 'en') return { language, words: en }
  }
  return { language: 'en', words: en }
}
