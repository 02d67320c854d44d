import type { ComponentType } from 'react'
import type { DialogPart } from '#src/web/live/dialogs.ts'

/** Dialogs of plain pages, by the `data-dialog` of their opener; each loads when it is opened. */
export const dialogs: Record<string, () => Promise<DialogPart>> = {
  feedback: () => import('#src/features/front/feedback/web/feedback-dialog.tsx'),
}

/** The islands of plain pages, by the name of their `Island`. */
export const parts: Record<string, () => Promise<ComponentType>> = {
  'certificate-check': async () =>
    (await import('#src/features/learning/certificate/web/verify/check-part.tsx'))
      .CheckPart as ComponentType,
  document: async () =>
    // Its props come with the markup (`Island`).
    (await import('#src/features/content/document/web/preview-part.tsx'))
      .PreviewPart as ComponentType,
  'sign-in': async () =>
    (await import('#src/features/people/account/web/sign-in-form.tsx')).SignInForm,
  'sign-up': async () =>
    (await import('#src/features/people/account/web/register-form.tsx')).RegisterForm,
  forget: async () =>
    (await import('#src/features/people/security/web/forget-part.tsx')).ForgetPart,
  handover: async () =>
    (await import('#src/features/people/privacy/web/handover-part.tsx')).HandoverPart,
  'first-lesson': async () =>
    (await import('#src/features/learning/roster/web/first-part.tsx')).FirstPart as ComponentType,
  'phone-photos': async () =>
    (await import('#src/features/learning/quiz/web/phone/phone-part.tsx')).PhonePart,
  reset: async () => (await import('#src/features/people/security/web/reset-part.tsx')).ResetPart,
}
