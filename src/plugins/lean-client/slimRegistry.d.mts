export default function slimRegistry(source: string): string;
