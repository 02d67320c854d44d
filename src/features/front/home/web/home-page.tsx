import { homeApi } from '#src/features/front/home/contract.ts'
import { Fold } from '#src/web/plain.tsx'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { type LoaderData, pageMeta } from '#src/web/page-meta.ts'
import { pageOf } from '#src/web/page.ts'
import { HomeContinue } from './home-continue.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeOpen } from './home-open.tsx'
import { HomePremium } from './home-premium.tsx'
import { HomeSchool } from './home-school.tsx'
import { homeText } from './home-text.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, viewer } = pageOf(context)
  const [home, inHand] = await Promise.all([
    api(homeApi.getHome, {}),
    viewer?.hasRole ? api(studyApi.getContinue, {}) : [],
  ])
  return { home, inHand }
}

export const meta = pageMeta(homeText, (t, _data: LoaderData<typeof loader>) => ({
  title: t.title,
  description: t.description,
}))

export default function HomePage() {
  const { home, inHand } = useLoaderData<typeof loader>()
  return (
    <main id="main">
      <HomeHero categories={home.categories} />
      <Fold />
      {inHand.length > 0 && <HomeContinue courses={inHand} />}
      {home.premium.length > 0 && <HomePremium courses={home.premium} />}
      {home.open.length > 0 && <HomeOpen courses={home.open} />}
      <HomeSchool numbers={home.numbers} />
    </main>
  )
}
