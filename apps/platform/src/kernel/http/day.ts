import { z } from 'zod'

/** A day in UTC, `YYYY-MM-DD`. The calendar of PostgreSQL has no year 0. */
export const day = z.iso.date().refine((text) => !text.startsWith('0000'), 'The year 0 does not exist.')
