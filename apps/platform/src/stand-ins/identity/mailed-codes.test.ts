import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  updateEmail,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { codeOf, password, ownClients } from './identity-clients.test-support.ts'
import { startIdentity, type TestIdentity } from './identity.test-support.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.close())

const { newClient, signedUp, signIn } = ownClients(() => identity)

const hour = 3_600_000
const minute = 60_000

test('a mailed link sets a new password', async () => {
  const { email } = await signedUp()
  const client = newClient()
  await sendPasswordResetEmail(client, email, { url: 'http://localhost:3001/api-dashboard' })
  const { link } = await identity.mail('reset-password', email)
  expect(new URL(link).searchParams.get('continueUrl')).toBe('http://localhost:3001/api-dashboard')
  expect((await checkActionCode(client, codeOf(link))).data.email).toBe(email)
  await confirmPasswordReset(client, codeOf(link), 'a-new-password')
  expect((await signIn(email, 'a-new-password')).user.email).toBe(email)
  await expect(checkActionCode(client, codeOf(link))).rejects.toMatchObject({
    code: 'auth/invalid-action-code',
  })
})

test.each([
  ['http://localhost:3001', 'http://localhost:3001'],
  ['http://evil.example', 'http://localhost:3000'],
  ['null', 'http://localhost:3000'],
])('the link of a mail that %s requested opens the page of %s', async (origin, expected) => {
  const { email } = await signedUp()
  await fetch(`${identity.url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
  })
  const { body } = await identity.mail('reset-password', email)
  expect(body).toContain(`${expected}/api-dashboard/account-action?mode=resetPassword&`)
})

test('a password reset responds alike for known and unknown addresses, and mails known ones only', async () => {
  const { email } = await signedUp()
  const reset = async (to: string) => {
    const { status, body, headers } = await identity.post('/v1/accounts:sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: to,
    })
    const names = [...headers.keys()].filter((name) => name !== 'date')
    return { status, names, body: JSON.stringify(body).replace(to.toLowerCase(), 'the address') }
  }
  const unknown = email.replace('user', 'User-unknown')
  const response = await reset(unknown)
  expect(await reset(email)).toEqual(response)
  expect(response.status).toBe(200)
  await expect(sendPasswordResetEmail(newClient(), unknown)).resolves.toBeUndefined()
  await identity.mail('reset-password', email)
  expect(await identity.countMails(unknown)).toBe(0)
})

test('a used reset ends the other links of the account', async () => {
  const { email } = await signedUp()
  const request = async () => {
    await identity.post('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
  }
  await request()
  const first = codeOf((await identity.mail('reset-password', email)).link)
  await request()
  await expect.poll(() => identity.countMails(email)).toBe(2)
  const second = codeOf((await identity.mail('reset-password', email)).link)
  const reset = (oobCode: string) =>
    identity.post('/v1/accounts:resetPassword', { oobCode, newPassword: 'another-password' })
  expect((await reset(second)).status).toBe(200)
  expect((await reset(first)).body).toMatchObject({ error: { message: 'EXPIRED_OOB_CODE' } })
})

test('an address gets ten reset mails in an hour, whether it has an account or not', async () => {
  const { email } = await signedUp()
  for (const address of [email, `unknown-${email}`]) {
    const request = () =>
      identity.post('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: address })
    for (let count = 0; count < 10; count++) expect((await request()).status).toBe(200)
    expect((await request()).status).toBe(429)
  }
})

test("an address is confirmed in the language of the client, and not by opening the emulator's own link", async () => {
  const client = newClient()
  client.languageCode = 'de'
  const email = 'german@example.org'
  const { user } = await createUserWithEmailAndPassword(client, email, password)
  await sendEmailVerification(user)
  const { subject, link } = await identity.mail('verify-email', email)
  expect(subject).toBe('E-Mail-Adresse bestätigen')
  const { search } = new URL(link)
  expect(search).toContain('lang=de')
  const opened = await fetch(`${identity.url}/emulator/action${search}`, { redirect: 'manual' })
  expect(opened.headers.get('location')).toBe(`http://localhost:3000/api-dashboard/account-action${search}`)
  await user.reload()
  expect(user.emailVerified).toBe(false)
  await applyActionCode(client, codeOf(link))
  await user.reload()
  expect(user.emailVerified).toBe(true)
})

test('a new address is used once it is confirmed', async () => {
  const { user, email } = await signedUp()
  await verifyBeforeUpdateEmail(user, `confirmed-${email}`)
  expect((await signIn(email)).user.uid).toBe(user.uid)
  const { link } = await identity.mail('change-email', `confirmed-${email}`)
  await applyActionCode(newClient(), codeOf(link))
  expect((await signIn(`confirmed-${email}`)).user.uid).toBe(user.uid)
})

test('the request of a new address responds alike when another account has it, and mails nothing then', async () => {
  const [{ user }, other] = [await signedUp(), await signedUp()]
  const change = async (newEmail: string) =>
    identity.post('/v1/accounts:sendOobCode', {
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken: await user.getIdToken(),
      newEmail,
    })
  const free = await change(`free-${other.email}`)
  const taken = await change(other.email)
  expect([taken.status, taken.body]).toEqual([200, free.body])
  expect(free.status).toBe(200)
  await identity.mail('change-email', `free-${other.email}`)
  expect(await identity.countMails(other.email)).toBe(0)
})

test('the code of a mail expires when the mail says so', async () => {
  const { user, email } = await signedUp()
  const client = newClient()
  await sendEmailVerification(user)
  const verification = await identity.mail('verify-email', email)
  await sendPasswordResetEmail(client, email)
  const reset = await identity.mail('reset-password', email)
  const code = codeOf(reset.link)
  await sendSignInLinkToEmail(client, email, { url: 'http://localhost:3001/', handleCodeInApp: true })
  const { link, body } = await identity.mail('sign-in-link', email)
  expect(reset.body).toContain('The link works once, within an hour.')
  expect(body).toContain('The link works once, within six hours.')
  expect(verification.body).toContain('The link works once, within three days.')
  identity.pass(hour - 10 * minute)
  expect((await checkActionCode(client, code)).data.email).toBe(email)
  identity.pass(10 * minute)
  const expired = { code: 'auth/expired-action-code' }
  await expect(checkActionCode(client, code)).rejects.toMatchObject(expired)
  await expect(confirmPasswordReset(client, code, 'a-new-password')).rejects.toMatchObject(expired)
  identity.pass(5 * hour)
  await expect(signInWithEmailLink(client, email, link)).rejects.toMatchObject(expired)
  identity.pass(66 * hour - 10 * minute)
  expect((await checkActionCode(client, codeOf(verification.link))).data.email).toBe(email)
  identity.pass(10 * minute)
  await expect(checkActionCode(client, codeOf(verification.link))).rejects.toMatchObject(expired)
})

test('a change of the address can be undone by its owner', async () => {
  const { user, email } = await signedUp()
  const changed = `new-${email}`
  await verifyBeforeUpdateEmail(user, changed)
  await applyActionCode(newClient(), codeOf((await identity.mail('change-email', changed)).link))
  expect((await signIn(changed)).user.uid).toBe(user.uid)
  const { subject, body, link } = await identity.mail('change-email', email)
  expect(subject).toBe('Your email address was changed')
  expect(body).toMatch(/The link works once, within three days\.$/)
  await applyActionCode(newClient(), codeOf(link))
  expect((await signIn(email)).user.uid).toBe(user.uid)
  // The address that was taken back gets no code to change it again.
  expect(await identity.countMails(changed)).toBe(1)
})

test('an address is changed by a mailed link only, so that no response reveals whether it has an account', async () => {
  const [{ user }, other] = [await signedUp(), await signedUp()]
  for (const email of [other.email, `free-${other.email}`])
    await expect(updateEmail(user, email)).rejects.toMatchObject({ code: 'auth/operation-not-allowed' })
})
