'use client';

import { createOpenAPIPage } from 'fumadocs-openapi/ui';

export const OpenApiPage = createOpenAPIPage();
