import { normalizeIP } from '@fastify/rate-limit'

/** The address that a limit counts: IPv6 by the network of one customer (/64), IPv4 also when mapped. */
export const addressKey = (ip: string): string => normalizeIP(ip)
