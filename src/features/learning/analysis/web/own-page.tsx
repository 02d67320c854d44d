import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { typeText } from '#src/features/content/question/web/type-text.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { pageOf } from '#src/web/page.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { Page } from '#src/web/ui/page.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { fewestOthers, schoolYear } from '../choices.ts'
import { analysisApi, type OwnResult } from '../contract.ts'
import css from './analysis.module.css'
import { Bands } from './bands.tsx'
import { Figures } from './figures.tsx'
import { figuresIn } from './number-formats.ts'
import { ownText } from './own-text.ts'
import { Tiles } from './tiles.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = pageOf(context)
  return api(analysisApi.getOwn, { attemptId: Number(params['attemptId']) })
}

export const meta = pageMeta(ownText, (t, { title }: LoaderData<typeof loader>) => ({
  title: `${t.title} · ${title}`,
}))

/** A learner's own result, beside those of the others where they are enough. */
export default function OwnPage() {
  const own = useLoaderData<typeof loader>()
  const t = useText(ownText)
  const format = useFormat()
  const figures = figuresIn(useLocale())
  const { title, link, score, maxScore, percent, others, year } = own
  return (
    <Page title={t.title} lead={link === null ? title : <Link to={link}>{title}</Link>}>
      <div className={css.stack}>
        <Tiles
          tiles={[
            [t.score, t.points(format.number(score), format.number(maxScore))],
            [t.percent, figures.score(percent)],
            ...(others
              ? ([
                  [t.mean, figures.score(others.mean)],
                  [t.median, figures.score(others.median)],
                ] as const)
              : []),
          ]}
        />
        <p className={css.muted}>
          {others
            ? t.compared(schoolYear(year), format.number(others.n), format.dateTime(others.takenAt))
            : t.tooFew(format.number(fewestOthers))}
        </p>
        {others && <Bands title={t.bands} counted={t.results} bands={own.bands} you={t.you} />}
        <Types own={own} />
      </div>
    </Page>
  )
}

function Types({ own: { types, others } }: { own: OwnResult }) {
  const t = useText(ownText)
  const q = useText(typeText)
  const format = useFormat()
  const figures = figuresIn(useLocale())
  return (
    <Panel title={t.types}>
      <Figures label={t.types}>
        <thead>
          <tr>
            <th scope="col">{t.type}</th>
            <th scope="col">{t.questions}</th>
            <th scope="col">{t.ownShare}</th>
            {others && <th scope="col">{t.othersShare}</th>}
          </tr>
        </thead>
        <tbody>
          {types.map((one) => (
            <tr key={one.type}>
              <th scope="row">{q.names[one.type]}</th>
              <td>{format.number(one.questions)}</td>
              <td>{figures.share(one.own)}</td>
              {others && <td>{figures.share(one.others)}</td>}
            </tr>
          ))}
        </tbody>
      </Figures>
    </Panel>
  )
}
