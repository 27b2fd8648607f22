import { english } from '../plugins/api-reference/english';
import type { Labels } from '../plugins/api-reference/labels';
import { portuguese } from '../plugins/api-reference/portuguese';

/** The languages the reference itself can speak, by the value of `--lang`. */
export const LANGUAGES: Readonly<Record<string, Labels>> = { pt: portuguese, en: english };
