import { Button, type ButtonProps } from '../button/index.ts'
import { useFormContext } from './form-context.ts'

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'isPending' | 'form'>

/** Button that submits the form around it. It stays enabled while the form is invalid, and is pending during a submission. */
export function SubmitButton({ variant = 'solid', ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormContext()
  return <Button {...rest} type="submit" variant={variant} isPending={isSubmitting} />
}
