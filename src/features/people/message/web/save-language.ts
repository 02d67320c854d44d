import { quietly } from '#src/web/quietly.ts'
import { api, pageLocale } from '#src/web/api.ts'
import { messageApi } from '../contract.ts'

/**
 * Stores the page's language as the language of mail, without waiting; the next sign-in repeats it.
 * Runs when it is loaded: on the first page after a switch.
 */
const options = { quiet: true, background: true, keepalive: true }
void quietly(api(messageApi.setLanguage, { locale: pageLocale() }, options))
