import { useNews } from './use-news.ts'

/** Reloads the page's data after events about messages. Default export because it is loaded by `lazy`. */
export default function ReloadOnNews() {
  useNews()
  return null
}
