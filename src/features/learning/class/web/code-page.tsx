import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { notFound, pageOf } from '#src/web/page.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { shownCode } from '../code.ts'
import { classApi } from '../contract.ts'
import { classPaths } from '../paths.ts'
import css from './class.module.css'
import { codeText } from './code-text.ts'
import { QrCode, QrFailed } from './qr-code.tsx'
import { useCode } from './use-code.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  const { classId, name, code } = await api(classApi.getClass, {
    classId: Number(params['classId']),
  })
  if (!code) throw notFound()
  return { classId, name, code: code.code, works: code.works }
}

export const meta = pageMeta(codeText, (t, { name }: LoaderData<typeof loader>) => ({
  title: t.title(name),
}))

/** The class code and its QR code as large as the screen, for the projector. */
export default function CodePage() {
  const { classId, name, code, works } = useLoaderData<typeof loader>()
  const t = useText(codeText)
  const { data, failed, retry } = useCode(classId)
  return (
    <main id="main" className={css.projector} data-scheme="light">
      <h1>{t.join(name)}</h1>
      {works ? (
        data ? (
          <QrCode label={t.qr} drawing={data.drawing} />
        ) : failed ? (
          <QrFailed retry={retry} />
        ) : (
          <span />
        )
      ) : (
        <p>{t.closed}</p>
      )}
      <div>
        {works && <p className={css.big}>{shownCode(code)}</p>}
        {works && <p>{t.how}</p>}
        <Link to={classPaths.class(classId)}>{t.back}</Link>
      </div>
    </main>
  )
}
