import { feature } from '#src/server/feature.ts'
import { rememberAnswers } from '#src/server/http/remember-answers.ts'
import { searchApi } from './contract.ts'
import { getSuggestions } from './server/get-suggestions.ts'

/** The search bar and its suggestions. */
export const searchFeature = feature({
  name: 'front/search',
  title: { zh: '搜索', en: 'Search' },
  calls: [
    [
      searchApi.getSuggestions,
      // A class types the same words: each beginning is looked up once a minute.
      rememberAnswers(searchApi.getSuggestions, getSuggestions, {
        reading: 'newSuggestion',
        most: 2000,
      }),
    ],
  ],
})
