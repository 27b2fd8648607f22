import { DocsBody, DocsDescription, DocsPage, DocsTitle } from 'fumadocs-ui/layouts/docs/page';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OpenApiPage } from '../../../components/OpenApiPage';
import { source } from '../../../lib/source';

interface Props {
  readonly params: Promise<{ slug?: string[] }>;
}

export default async function OperationPage({ params }: Props) {
  const page = source.getPage((await params).slug);
  if (!page) notFound();
  return (
    <DocsPage toc={page.data.toc} full>
      <DocsTitle>{page.data.title}</DocsTitle>
      <DocsDescription>{page.data.description}</DocsDescription>
      <DocsBody>
        <OpenApiPage {...page.data.getOpenAPIPageProps()} />
      </DocsBody>
    </DocsPage>
  );
}

export function generateStaticParams() {
  return source.generateParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = source.getPage((await params).slug);
  return { title: page?.data.title, description: page?.data.description };
}
