export { Form, type FormProps } from './form.tsx'
export { FormActions, type FormActionsProps } from './form-actions.tsx'
export { SubmitButton, type SubmitButtonProps } from './submit-button.tsx'
export * from './fields.tsx'
