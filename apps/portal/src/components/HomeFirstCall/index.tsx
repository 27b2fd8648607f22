import Link from '@docusaurus/Link';
import simulator from '@frontier/sandbox/site.json';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { homeTexts } from '../../data/homeTexts';
import Steps from '../../pages/_firstCall.mdx';
import { SIMULATOR } from '../../shared/simulatorAddress';
import styles from './styles.module.css';

const HOSTS = [
  { id: 'sandbox', title: 'Simulador' },
  { id: 'homologacao', title: 'Homologação' },
];
/** The text beside the link says how much loads, so the simulator's page does not ask. */
const RUN = `${SIMULATOR}?carregar#/jornadas/nota-comercial/1`;
const size = simulator.megabytes.toLocaleString('pt-BR', { maximumFractionDigits: 1 });

/**
 * A complete first call in the simulator or in the test environment. The tabs are native radio buttons, so that they
 * work before any script loads. Its colours are the dark mode's in both modes.
 */
export default function HomeFirstCall(): ReactNode {
  return (
    // Old links lead to the ids of the section and the fieldset.
    <section
      id="troque-suas-chaves-por-um-token"
      className={styles.panel}
      aria-labelledby="primeira-chamada"
      data-theme="dark"
    >
      <h2 id="primeira-chamada" className="r-aloud">
        {homeTexts.firstCall.title}
      </h2>
      <fieldset
        id="envie-o-token-em-toda-chamada-seguinte"
        className={clsx('r-segments screen-only', styles.tabs)}
      >
        <legend className="r-aloud">{homeTexts.firstCall.where}</legend>
        {HOSTS.map(({ id, title }, index) => (
          <label key={id}>
            <input type="radio" name="first-call" value={id} defaultChecked={index === 0} />
            {title}
          </label>
        ))}
      </fieldset>
      <MDXContent>
        <Steps />
      </MDXContent>
      <div className={clsx('screen-only', styles.run)}>
        <a className="button button--primary" href={RUN}>
          Executar
        </a>
        <span>Carrega o simulador: {size} MB, uma vez.</span>
      </div>
      <p className={styles.clients}>
        <Link to="/docs/frontier/clientes">{homeTexts.firstCall.clients}</Link>
      </p>
    </section>
  );
}
