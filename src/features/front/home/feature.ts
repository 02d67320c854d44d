import { feature } from '#src/server/feature.ts'
import { homeApi } from './contract.ts'
import { getHome } from './server/get-home.ts'

/** The home page. */
export const homeFeature = feature({
  name: 'front/home',
  title: { zh: '首页', en: 'Home' },
  calls: [[homeApi.getHome, getHome]],
})
