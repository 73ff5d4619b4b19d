/** The account that the password of a form belongs to, for password managers. People see it elsewhere, where it is no field. */
export function FormUsername({ value }: { value: string }) {
  return <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
}
