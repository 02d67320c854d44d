import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { codeTypedMost } from '#src/features/learning/class/code.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { accountPaths } from '#src/features/people/account/paths.ts'
import { withLocale } from '#src/shared/locale.ts'
import { readQueryValue } from '#src/web/address.ts'
import { Island } from '#src/web/island.tsx'
import { pageOf } from '#src/web/page.ts'
import { rosterApi } from '../contract.ts'
import { FirstPart } from './first-part.tsx'

/** Without an open first lesson, the link of a class leads to the sign-in, and people signed in to the class. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, viewer, locale } = pageOf(context)
  const code = (readQueryValue(request, 'code') ?? '').trim().slice(0, codeTypedMost)
  const join = withLocale(locale, classPaths.join({ code }))
  if (viewer) throw redirect(join)
  const { lesson } = await api(rosterApi.findLesson, { code })
  if (!lesson) throw redirect(withLocale(locale, accountPaths.login(join)))
  return lesson
}

/** Where the QR code of a first lesson leads. */
export default function FirstPage() {
  return <Island name="first-lesson" part={FirstPart} given={useLoaderData<typeof loader>()} />
}
